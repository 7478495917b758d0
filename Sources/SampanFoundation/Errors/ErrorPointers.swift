import Foundation
import ObjCRuntime

/// A place for an error. See https://developer.apple.com/documentation/foundation/nserrorpointer.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
