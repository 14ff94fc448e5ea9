@class Editor;
@protocol EditorDelegate <NSObject>
- (void)editor:(Editor *)editor didSave:(NSString *)name;
@end
@interface Editor : UIViewController
@property (nonatomic, weak) id<EditorDelegate> delegate;
@property (nonatomic, copy) NSString *name;
@end
@implementation Editor
- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.delegate editor:self didSave:self.name];
}
@end
@interface People : UIViewController <EditorDelegate>
@property (nonatomic, copy) NSString *shown;
@end
@implementation People
- (void)viewDidLoad { [super viewDidLoad]; self.shown = @"Ada"; }
- (void)editor:(Editor *)editor didSave:(NSString *)name { self.shown = name; }
@end
People *people = [[People alloc] init];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:people];
window.rootViewController = nav;
Editor *alone = [[Editor alloc] init];
alone.name = @"Grace";
[nav pushViewController:alone animated:YES];
[nav popViewControllerAnimated:YES];
NSLog(@"%@", people.shown);  // prints: Ada
Editor *heard = [[Editor alloc] init];
heard.name = @"Grace";
heard.delegate = people;
[nav pushViewController:heard animated:YES];
[nav popViewControllerAnimated:YES];
NSLog(@"%@", people.shown);  // prints: Grace
