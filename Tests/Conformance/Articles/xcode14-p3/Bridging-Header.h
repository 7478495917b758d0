#import "Reading.h"
