class A: B {}  // error: inheritsFromItself
class B: C {}  // error: inheritsFromItself
class C: A {}  // error: inheritsFromItself
class D: D {}  // error: inheritsFromItself
