:nib CatalogueController {view: UITableView, outlets: {banner: UILabel}}
@interface CatalogueController : UITableViewController {
}
@property (nonatomic, strong) IBOutlet UILabel *banner;
@end
@implementation CatalogueController
@end
CatalogueController *plain = [[CatalogueController alloc] init];
NSLog(@"%@ %d", plain.banner, [plain.view isKindOfClass:[UITableView class]]);  // prints: (null) 1
CatalogueController *named =
    [[CatalogueController alloc] initWithNibName:@"CatalogueController" bundle:nil];
[named view];
NSLog(@"%d", named.banner != nil);  // prints: 1
CatalogueController *made = [CatalogueController new];
[made view];
NSLog(@"%@", made.banner);  // prints: (null)
CatalogueController *unnamed = [[CatalogueController alloc] initWithNibName:nil bundle:nil];
[unnamed view];
NSLog(@"%d", unnamed.banner != nil);  // prints: 1
