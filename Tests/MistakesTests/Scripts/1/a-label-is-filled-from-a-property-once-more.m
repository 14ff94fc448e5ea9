@interface NameController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *label;
@property (nonatomic, weak) IBOutlet UILabel *hint;
@property (nonatomic, weak) IBOutlet UILabel *note;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *tip;
@end
@implementation NameController
- (void)setName:(NSString *)name {
  _name = [name copy];
  [self update];
}
- (void)setTip:(NSString *)tip {
  _tip = tip;
  self.hint.text = tip;
}
- (void)write:(NSString *)text {
  self.note.text = text;  // mistake 1 l
}
- (void)update {
  self.label.text = self.name;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  [self update];
  [self.hint setText:_tip];
  self.note.text = @"nothing";
}
@end
NameController *card = [[NameController alloc] init];
card.name = @"Ann";
card.tip = @"Tap";
[card write:@"Call"];
window.rootViewController = card;
