@interface Grid : UICollectionViewController
@end
@implementation Grid
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.collectionView registerClass:[UICollectionViewCell class] forCellWithReuseIdentifier:@"c"];
  NSLog(@"%d %d", self.view == self.collectionView, self.collectionView.superview == self.view);  // prints: 0 1
}
- (NSInteger)collectionView:(UICollectionView *)collection numberOfItemsInSection:(NSInteger)section { return 3; }
- (UICollectionViewCell *)collectionView:(UICollectionView *)collection cellForItemAtIndexPath:(NSIndexPath *)path {
  NSLog(@"cell %d", (int)path.item);  // prints: cell 0 | cell 1 | cell 2
  return [collection dequeueReusableCellWithReuseIdentifier:@"c" forIndexPath:path];
}
@end
Grid *grid = [[Grid alloc] initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]];
window.rootViewController = grid;
UICollectionViewController *bare = [[UICollectionViewController alloc] init];
[bare loadViewIfNeeded];  // fails: NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter
