static void show(void) {
  enum { Near, Far } place = Far;
  NSLog(@"%d", place);  // prints: 1
  enum Colour { Red, Green } colour = Green, before = Red;
  NSLog(@"%d %d", colour, before);  // prints: 1 0
  enum Colour third = Red;
  static enum { Idle, Busy } state;
  NSLog(@"%d %d", state, third);  // prints: 0 0
}
show();
typedef enum { Low, High } Level;
Level level = High;
NSLog(@"%d", level);  // prints: 1
