@interface RecipeController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *name;
- (void)showDish:(NSString *)dish;
@end
@implementation RecipeController
- (void)showDish:(NSString *)dish {
  self.name.text = dish;  // mistake 1 l
}
@end
RecipeController *soup = [[RecipeController alloc] init];
[soup showDish:@"Borscht"];
window.rootViewController = soup;
