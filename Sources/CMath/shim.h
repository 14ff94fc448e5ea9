#pragma once

// Not <math.h>: who computes is to see the few functions that Swift's library leaves out.
double acos(double value);
double asin(double value);
double atan(double value);
double atan2(double y, double x);
double cbrt(double value);
double cos(double angle);
double cosh(double value);
double exp(double exponent);
double fmod(double value, double divisor);
double hypot(double x, double y);
double log(double value);
double log10(double value);
double log2(double value);
double pow(double base, double exponent);
double sin(double angle);
double sinh(double value);
double tan(double angle);
double tanh(double value);
