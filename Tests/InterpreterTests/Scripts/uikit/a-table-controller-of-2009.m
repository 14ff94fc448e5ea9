:ios 5.1
#import "RootViewController.h"
#import <QuartzCore/QuartzCore.h>

@interface RootViewController : UITableViewController {
    NSMutableArray *items;
    IBOutlet UILabel *footer;
    NSTimer *timer;
}
@property (nonatomic, retain) NSMutableArray *items;
- (void)refresh;
@end

@implementation RootViewController
@synthesize items;

#pragma mark - View lifecycle

- (id)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil {
    if ((self = [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil])) {
        self.items = [NSMutableArray arrayWithCapacity:10];
        self.title = NSLocalizedString(@"Items", @"title");
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    for (int i = 0; i < 3; i++) {
        [items addObject:[NSString stringWithFormat:@"Item %d", i]];
    }
    self.navigationItem.rightBarButtonItem = self.editButtonItem;
    timer = [[NSTimer scheduledTimerWithTimeInterval:1.0 target:self selector:@selector(refresh) userInfo:nil repeats:YES] retain];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(refresh) name:UIApplicationDidBecomeActiveNotification object:nil];
}

- (void)refresh { [self.tableView reloadData]; }

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 1; }
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return [items count]; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *CellIdentifier = @"Cell";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:CellIdentifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:CellIdentifier] autorelease];
    }
    cell.textLabel.text = [items objectAtIndex:indexPath.row];
    return cell;
}

- (void)didReceiveMemoryWarning { [super didReceiveMemoryWarning]; }
- (void)viewDidUnload { [super viewDidUnload]; footer = nil; }
- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
    [timer invalidate];
    [timer release];
    [items release];
    [super dealloc];
}
@end

RootViewController *vc = [[RootViewController alloc] initWithNibName:nil bundle:nil];
window.rootViewController = vc;
