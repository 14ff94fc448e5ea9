// The list keeps its editor, the editor its closure, the closure the list (claim dp-009, uikit-facts 13.8).
:ios 9.0
@interface Editor : UIViewController
@property (nonatomic, copy) void (^onSave)(NSString *text);
@end
@implementation Editor
@end
@interface List : UIViewController
@property (nonatomic, strong) Editor *editor;
@property (nonatomic, copy) NSString *text;
- (void)edit;
@end
@implementation List
- (void)edit {
  self.editor = [[Editor alloc] init];  // leaks: Editor#1 cycle Editor#1.onSave -> NSBlock#1 [self] -> list.editor -> Editor#1
  self.editor.onSave = ^(NSString *text) { self.text = text; };  // leaks: NSBlock#1 cycle NSBlock#1 [self] -> list.editor -> Editor#1.onSave -> NSBlock#1
}
- (void)dealloc { NSLog(@"list freed"); }
@end
List *list = [[List alloc] init];  // leaks: list cycle list.editor -> Editor#1.onSave -> NSBlock#1 [self] -> list
[list edit];
:owners list  // owners: you, block of line 16, which captures self
list = nil;
