// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContactFormatter {
    nonisolated static var descriptionOfCNContactFormatter: FrameworkClass {
        FrameworkClass(
            CNContactFormatter.self,
            properties: "style",
            methods: "attributedStringFromContact:defaultAttributes: stringFromContact:",
            classMethods: """
                attributedStringFromContact:style:defaultAttributes: delimiterForContact: \
                descriptorForRequiredKeysForCNContactFormatterStyle: descriptorForRequiredKeysForDelimiter \
                descriptorForRequiredKeysForNameOrder nameOrderForContact: stringFromContact:style:
                """,
            initializers: "init initWithCoder:",
            property: CNContactFormatter.propertyOfCNContactFormatter,
            method: CNContactFormatter.methodOfCNContactFormatter,
            classMethod: CNContactFormatter.classMethodOfCNContactFormatter,
            initializer: CNContactFormatter.initializerOfCNContactFormatter)
    }

    private static func propertyOfCNContactFormatter(_ index: Int) -> ClassDescription.Property {
        .value("style", \CNContactFormatter.style)
    }

    nonisolated private static func methodOfCNContactFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNContactFormatter).attributedString(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "attributedStringFromContact:defaultAttributes:", as: (CNContact).self),
                    defaultAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "attributedStringFromContact:defaultAttributes:", as: ([AnyHashable: Any]?).self))
            }
        default:
            return { r, a in
                (r as! CNContactFormatter).string(from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromContact:", as: (CNContact).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNContactFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNContactFormatter.Type).attributedString(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "attributedStringFromContact:style:defaultAttributes:", as: (CNContact).self),
                    style: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "attributedStringFromContact:style:defaultAttributes:", as: (CNContactFormatterStyle).self),
                    defaultAttributes: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "attributedStringFromContact:style:defaultAttributes:", as: ([AnyHashable: Any]?).self))
            }
        case 1:
            return { r, a in
                (r as! CNContactFormatter.Type).delimiter(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "delimiterForContact:", as: (CNContact).self))
            }
        case 2:
            return { r, a in
                (r as! CNContactFormatter.Type).descriptorForRequiredKeys(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "descriptorForRequiredKeysForCNContactFormatterStyle:", as: (CNContactFormatterStyle).self))
            }
        case 3: return { r, _ in (r as! CNContactFormatter.Type).descriptorForRequiredKeysForDelimiter }
        case 4: return { r, _ in (r as! CNContactFormatter.Type).descriptorForRequiredKeysForNameOrder }
        case 5:
            return { r, a in
                (r as! CNContactFormatter.Type).nameOrder(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "nameOrderForContact:", as: (CNContact).self))
            }
        default:
            return { r, a in
                (r as! CNContactFormatter.Type).string(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromContact:style:", as: (CNContact).self),
                    style: ObjCRuntime.ObjCMessage.argument(a, 1, "stringFromContact:style:", as: (CNContactFormatterStyle).self))
            }
        }
    }

    nonisolated private static func initializerOfCNContactFormatter(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNContactFormatter() }
        default: return { a in CNContactFormatter(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
