int sum(int count, int first, ...) { return count + first; }
sum(1);  // error: argumentCount
sum(1, 2);
sum(1, 2, 3);
