@interface DownloadController : UIViewController
@property (nonatomic, weak) IBOutlet UIProgressView *bar;
- (void)piece;
@end
@implementation DownloadController
- (void)piece {
  float done = self.bar.progress;  // mistake 11 l
  self.bar.progress = done + 0.1;
}
@end
DownloadController *download = [[DownloadController alloc] init];
window.rootViewController = download;
[download piece];
[download piece];
