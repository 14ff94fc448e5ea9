@protocol Named
@property (nonatomic, copy) NSString *name;
@end
@protocol Scored <Named>
@property (nonatomic) int score;
@end
@interface Player : NSObject <Scored>
@end
@implementation Player
@synthesize name, score = _points;
- (void)win { _points += 3; }
@end
Player *player = [[Player alloc] init];
player.name = @"Ada";
[player win];
NSLog(@"%@ %d", player.name, player.score);  // prints: Ada 3
