#pragma once

// Not <math.h>: who computes is to see the few functions that Swift's library leaves out.
double cos(double angle);
double exp(double exponent);
double pow(double base, double exponent);
double sin(double angle);
