// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSDataDetector {
    nonisolated static var descriptionOfNSDataDetector: FrameworkClass {
        FrameworkClass(
            NSDataDetector.self,
            properties: "checkingTypes",
            methods: """
                enumerateMatchesIn:options:range:using: firstMatchIn:options:range: matchesIn:options:range: \
                numberOfMatchesIn:options:range: rangeOfFirstMatchIn:options:range:
                """,
            initializers: "initWithTypes:error:",
            property: NSDataDetector.propertyOfNSDataDetector,
            method: NSDataDetector.methodOfNSDataDetector,
            initializer: NSDataDetector.initializerOfNSDataDetector)
    }

    private static func propertyOfNSDataDetector(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSDataDetector.checkingTypes)
    }

    nonisolated private static func methodOfNSDataDetector(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSDataDetector).enumerateMatches(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "enumerateMatchesIn:options:range:using:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateMatchesIn:options:range:using:", as: (NSRegularExpression.MatchingOptions).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 2, "enumerateMatchesIn:options:range:using:", as: (NSRange).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "enumerateMatchesIn:options:range:using:",
                        as: ((NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! NSDataDetector).firstMatch(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "firstMatchIn:options:range:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "firstMatchIn:options:range:", as: (NSRegularExpression.MatchingOptions).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 2, "firstMatchIn:options:range:", as: (NSRange).self))
            }
        case 2:
            return { r, a in
                (r as! NSDataDetector).matches(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "matchesIn:options:range:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "matchesIn:options:range:", as: (NSRegularExpression.MatchingOptions).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 2, "matchesIn:options:range:", as: (NSRange).self))
            }
        case 3:
            return { r, a in
                (r as! NSDataDetector).numberOfMatches(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfMatchesIn:options:range:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "numberOfMatchesIn:options:range:", as: (NSRegularExpression.MatchingOptions).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 2, "numberOfMatchesIn:options:range:", as: (NSRange).self))
            }
        default:
            return { r, a in
                (r as! NSDataDetector).rangeOfFirstMatch(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "rangeOfFirstMatchIn:options:range:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "rangeOfFirstMatchIn:options:range:", as: (NSRegularExpression.MatchingOptions).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 2, "rangeOfFirstMatchIn:options:range:", as: (NSRange).self))
            }
        }
    }

    nonisolated private static func initializerOfNSDataDetector(_ index: Int) -> ObjCFactory {
        { a in try? NSDataDetector(types: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTypes:error:", as: (NSTextCheckingTypes).self)) }
    }
}
