typedef struct { CGPoint place; int count; } Cell;
typedef struct { Cell *cell; } Row;
typedef struct { Row *row; } Table;
@interface Link : NSObject {
  @public
  Link *_next;
  int _number;
}
@end
@implementation Link
@end
@interface Page : NSObject
@end
@implementation Page
- (void)show {
  Cell cell = {CGPointMake(1, 2), 3};
  Row row = {&cell};
  Table table = {&row};
  Table *whole = &table;
  NSLog(@"%d %.0f", whole->row->cell->count, whole->row->cell->place.y);  // prints: 3 2
  whole->row->cell->count = 5;
  whole->row->cell->count += 2;
  whole->row->cell->place = CGPointMake(8, 9);
  NSLog(@"%d %.0f", cell.count, cell.place.x);  // prints: 7 8
  Link *a = [[Link alloc] init];
  a->_next = a;
  a->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_number = 4;
  NSLog(@"%d", a->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_next->_number);  // prints: 4
  a->_next = nil;
}
@end
[[[Page alloc] init] show];
