#  define LIVES 3
#	define TWICE(x) ((x) * 2)
# ifdef LIVES
#  define START TWICE(LIVES)
# else
#  define START -1
# endif
#ifdef UNHEARD_OF
#  define LOG(format, ...) NSLog((@"%s " format), __PRETTY_FUNCTION__, ##__VA_ARGS__)
#else
#  define LOG(...)
#endif
LOG(@"%d", START);
NSLog(@"%d", START);  // prints: 6
