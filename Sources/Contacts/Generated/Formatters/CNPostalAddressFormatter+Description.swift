// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNPostalAddressFormatter {
    nonisolated static var descriptionOfCNPostalAddressFormatter: FrameworkClass {
        FrameworkClass(
            CNPostalAddressFormatter.self,
            properties: "style",
            methods: "attributedStringFromPostalAddress:withDefaultAttributes: stringFromPostalAddress:",
            classMethods: "attributedStringFromPostalAddress:style:withDefaultAttributes: stringFromPostalAddress:style:",
            initializers: "init initWithCoder:",
            property: CNPostalAddressFormatter.propertyOfCNPostalAddressFormatter,
            method: CNPostalAddressFormatter.methodOfCNPostalAddressFormatter,
            classMethod: CNPostalAddressFormatter.classMethodOfCNPostalAddressFormatter,
            initializer: CNPostalAddressFormatter.initializerOfCNPostalAddressFormatter)
    }

    private static func propertyOfCNPostalAddressFormatter(_ index: Int) -> ClassDescription.Property {
        .value("style", \CNPostalAddressFormatter.style)
    }

    nonisolated private static func methodOfCNPostalAddressFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNPostalAddressFormatter).attributedString(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "attributedStringFromPostalAddress:withDefaultAttributes:", as: (CNPostalAddress).self),
                    withDefaultAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "attributedStringFromPostalAddress:withDefaultAttributes:", as: ([AnyHashable: Any]).self))
            }
        default:
            return { r, a in
                (r as! CNPostalAddressFormatter).string(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromPostalAddress:", as: (CNPostalAddress).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNPostalAddressFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNPostalAddressFormatter.Type).attributedString(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "attributedStringFromPostalAddress:style:withDefaultAttributes:", as: (CNPostalAddress).self),
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "attributedStringFromPostalAddress:style:withDefaultAttributes:", as: (CNPostalAddressFormatterStyle).self),
                    withDefaultAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "attributedStringFromPostalAddress:style:withDefaultAttributes:", as: ([AnyHashable: Any]).self))
            }
        default:
            return { r, a in
                (r as! CNPostalAddressFormatter.Type).string(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromPostalAddress:style:", as: (CNPostalAddress).self),
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "stringFromPostalAddress:style:", as: (CNPostalAddressFormatterStyle).self))
            }
        }
    }

    nonisolated private static func initializerOfCNPostalAddressFormatter(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNPostalAddressFormatter() }
        default:
            return { a in CNPostalAddressFormatter(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
