@protocol Weighing <NSObject>
- (NSInteger)weight;
@optional
- (void)tare;
@end
@interface Scale : NSObject <Weighing>
@property (nonatomic) NSInteger limit;
- (void)calibrate;
- (void)print;
+ (Scale *)standard;
@end
@implementation Scale  // warning: methodDefinitionNotFound | methodDefinitionNotFound | protocolMethodNotImplemented
- (void)print { NSLog(@"%ld", (long)self.limit); }
@end
@interface Scale (Later)
- (void)later;
@end
@interface Kilo : Scale
@end
@implementation Kilo
- (NSInteger)weight { return 1000; }
@end
