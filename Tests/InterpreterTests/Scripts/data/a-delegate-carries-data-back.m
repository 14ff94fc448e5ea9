// The one above knows a protocol and owns nobody (claims dp-007, dp-010).
:ios 9.0
@class Editor;
@protocol EditorDelegate
- (void)editor:(Editor *)editor didSave:(NSString *)text;
- (void)editorDidCancel:(Editor *)editor;
@end
@interface Editor : UIViewController
@property (nonatomic, weak) id<EditorDelegate> delegate;
- (void)save;
@end
@implementation Editor
- (void)save { [self.delegate editor:self didSave:@"bread"]; }
@end
@interface List : UIViewController <EditorDelegate>
@property (nonatomic, copy) NSString *text;
@end
@implementation List
- (void)editor:(Editor *)editor didSave:(NSString *)text {
  self.text = text;
  [self.navigationController popViewControllerAnimated:YES];
}
- (void)editorDidCancel:(Editor *)editor { [self.navigationController popViewControllerAnimated:YES]; }
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  NSLog(@"list shows %@", self.text);  // prints: list shows (null) | list shows bread
}
@end
List *list = [[List alloc] init];
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:list];
window.rootViewController = nav;
Editor *editor = [[Editor alloc] init];
:owners list  // owners: you, stack of nav
editor.delegate = list;
:owners list  // owners: you, stack of nav
[nav pushViewController:editor animated:YES];
[editor save];
:owners editor  // owners: you
editor = nil;
