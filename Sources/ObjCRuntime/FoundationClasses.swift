import Foundation

/// What Foundation's own classes expose: they were compiled without Objective-C and registered nothing.
enum FoundationClasses {
    /// Registers them on first use.
    static let registerOnce: Void = {
        ClassRegistry.register(NSObject.self) { description in
            description.initializer("init") { _ in NSObject() }
            description.method("description") { receiver, _ in (receiver as! NSObject).description }
            description.method("debugDescription") { receiver, _ in (receiver as! NSObject).debugDescription }
            description.method("hash") { receiver, _ in (receiver as! NSObject).hash }
            description.method("isEqual:") { receiver, arguments in
                (receiver as! NSObject).isEqual(ObjCMessage.argument(arguments, 0, "isEqual:"))
            }
            description.method("copy") { receiver, _ in (receiver as! NSObject).copy() }
            description.method("mutableCopy") { receiver, _ in (receiver as! NSObject).mutableCopy() }
            description.method("self") { receiver, _ in receiver }
            description.method("class") { receiver, _ in type(of: receiver) }
        }
        ClassRegistry.register(NSString.self) { description in
            description.method("length") { receiver, _ in (receiver as! NSString).length }
            description.method("uppercaseString") { receiver, _ in (receiver as! NSString).uppercased }
            description.method("lowercaseString") { receiver, _ in (receiver as! NSString).lowercased }
            description.method("intValue") { receiver, _ in (receiver as! NSString).intValue }
            description.method("integerValue") { receiver, _ in (receiver as! NSString).integerValue }
            description.method("doubleValue") { receiver, _ in (receiver as! NSString).doubleValue }
            description.method("floatValue") { receiver, _ in (receiver as! NSString).floatValue }
            description.method("boolValue") { receiver, _ in (receiver as! NSString).boolValue }
            for selector in [
                "compare:", "caseInsensitiveCompare:", "localizedCompare:", "localizedCaseInsensitiveCompare:", "localizedStandardCompare:",
            ] {
                description.method(selector) { receiver, arguments in
                    let (left, right) = ((receiver as! NSString) as String, arguments.first as? String ?? "")
                    return switch selector {
                    case "compare:": left.compare(right)
                    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
                    case "localizedCompare:": left.localizedCompare(right)
                    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
                    default: left.localizedStandardCompare(right)
                    }
                }
            }
        }
        ClassRegistry.register(Operation.self) { description in
            description.property("isExecuting") { ($0 as! Operation).isExecuting }
            description.property("isFinished") { ($0 as! Operation).isFinished }
            description.property("isCancelled") { ($0 as! Operation).isCancelled }
            description.property("isReady") { ($0 as! Operation).isReady }
        }
        ClassRegistry.register(Progress.self) { description in
            description.property("totalUnitCount") { ($0 as! Progress).totalUnitCount }
            description.property("completedUnitCount") { ($0 as! Progress).completedUnitCount }
            description.property("fractionCompleted") { ($0 as! Progress).fractionCompleted }
            description.property("isIndeterminate") { ($0 as! Progress).isIndeterminate }
            description.property("isFinished") { ($0 as! Progress).isFinished }
            description.property("isCancelled") { ($0 as! Progress).isCancelled }
            description.property("isPaused") { ($0 as! Progress).isPaused }
            description.property("localizedDescription") { ($0 as! Progress).localizedDescription }
            description.property("localizedAdditionalDescription") { ($0 as! Progress).localizedAdditionalDescription }
        }
        ClassRegistry.register(NSNumber.self) { description in
            description.method("compare:") { receiver, arguments in
                (receiver as! NSNumber).compare(ObjCMessage.argument(arguments, 0, "compare:"))
            }
        }
        ClassRegistry.register(NSDate.self) { description in
            description.method("compare:") { receiver, arguments in
                (receiver as! NSDate).compare(ObjCMessage.argument(arguments, 0, "compare:"))
            }
        }
    }()
}
