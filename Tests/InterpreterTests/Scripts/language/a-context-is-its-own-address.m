static void *ScoreContext = &ScoreContext;
static void *TitleContext = &TitleContext;
NSLog(@"%d %d", ScoreContext == ScoreContext, ScoreContext == TitleContext);  // prints: 1 0
NSLog(@"%d", ScoreContext == NULL);  // prints: 0
