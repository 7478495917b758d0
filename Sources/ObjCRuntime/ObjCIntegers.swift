/// Objective-C's integer. See https://developer.apple.com/documentation/objectivec/nsinteger.
public typealias NSInteger = Int
/// Objective-C's unsigned integer. See https://developer.apple.com/documentation/objectivec/nsuinteger.
public typealias NSUInteger = UInt
