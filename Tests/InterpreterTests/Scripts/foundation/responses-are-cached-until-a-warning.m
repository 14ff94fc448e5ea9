UIWebView *web = [[UIWebView alloc] initWithFrame:CGRectMake(0, 0, 320, 460)];
[web loadRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:@"http://example.com/page.html"]]];
:wait 1
NSLog(@"%lu", (unsigned long)[[NSURLCache sharedURLCache] currentMemoryUsage]);  // prints: 1000000
:warn
NSLog(@"%lu", (unsigned long)[[NSURLCache sharedURLCache] currentMemoryUsage]);  // prints: 0
