// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension PersonNameComponentsFormatter {
    nonisolated static var descriptionOfPersonNameComponentsFormatter: FrameworkClass {
        FrameworkClass(
            PersonNameComponentsFormatter.self,
            properties: "locale phonetic/isPhonetic style",
            methods: "personNameComponentsFrom: stringFromPersonNameComponents:",
            classMethods: "localizedStringFromPersonNameComponents:style:options:",
            property: PersonNameComponentsFormatter.propertyOfPersonNameComponentsFormatter,
            method: PersonNameComponentsFormatter.methodOfPersonNameComponentsFormatter,
            classMethod: PersonNameComponentsFormatter.classMethodOfPersonNameComponentsFormatter)
    }

    private static func propertyOfPersonNameComponentsFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("locale", \PersonNameComponentsFormatter.locale)
        case 1: return .value("phonetic", \PersonNameComponentsFormatter.isPhonetic)
        default: return .value("style", \PersonNameComponentsFormatter.style)
        }
    }

    nonisolated private static func methodOfPersonNameComponentsFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PersonNameComponentsFormatter).personNameComponents(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "personNameComponentsFrom:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! PersonNameComponentsFormatter).string(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromPersonNameComponents:", as: (PersonNameComponents).self))
            }
        }
    }

    nonisolated private static func classMethodOfPersonNameComponentsFormatter(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! PersonNameComponentsFormatter.Type).localizedString(
                from: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "localizedStringFromPersonNameComponents:style:options:", as: (PersonNameComponents).self),
                style: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "localizedStringFromPersonNameComponents:style:options:", as: (PersonNameComponentsFormatter.Style).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "localizedStringFromPersonNameComponents:style:options:", as: (PersonNameComponentsFormatter.Options).self))
        }
    }
}
