:ios 5.1
:nib Note {view: UIView, top: {menu: UIView}}
@interface Note : UIViewController
@property (nonatomic, retain) IBOutlet UIView *menu;
@end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];
:owners UIView#2  // owners: property menu of note
