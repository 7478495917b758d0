import Foundation

// Versions of HTTP by CFNetwork's names. Optional when unwrapped is how Swift sees constants of C; they are never nil.
// See https://developer.apple.com/documentation/cfnetwork/cfhttpmessage.

/// HTTP 1.0.
public let kCFHTTPVersion1_0: NSString! = "HTTP/1.0"
/// HTTP 1.1.
public let kCFHTTPVersion1_1: NSString! = "HTTP/1.1"
/// HTTP 2.
public let kCFHTTPVersion2_0: NSString! = "HTTP/2.0"
/// HTTP 3.
public let kCFHTTPVersion3_0: NSString! = "HTTP/3.0"
