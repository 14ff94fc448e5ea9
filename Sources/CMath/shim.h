#pragma once

// Not <math.h>: who computes is to see the two functions that Swift's library leaves out.
double exp(double exponent);
double pow(double base, double exponent);
