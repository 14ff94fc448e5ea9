@interface EditorController : UIViewController
@property (nonatomic, weak) IBOutlet UITextField *name;
@end
@implementation EditorController
@end
@interface ProfileController : UIViewController
@property (nonatomic, copy) NSString *userName;
- (void)editorIsDone:(EditorController *)editor;
@end
@implementation ProfileController
- (void)editorIsDone:(EditorController *)editor {
  self.userName = editor.name.text;
}
@end
EditorController *editor = [[EditorController alloc] init];
ProfileController *profile = [[ProfileController alloc] init];
window.rootViewController = editor;
:type name "Jana"
[profile editorIsDone:editor];
window.rootViewController = profile;
