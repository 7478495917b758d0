// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNMutableContact {
    nonisolated static var descriptionOfCNMutableContact: FrameworkClass {
        FrameworkClass(
            CNMutableContact.self,
            properties: """
                birthday contactType departmentName familyName givenName imageData jobTitle middleName namePrefix nameSuffix \
                nickname nonGregorianBirthday note organizationName phoneticFamilyName phoneticGivenName phoneticMiddleName \
                phoneticOrganizationName previousFamilyName
                """,
            initializers: "init initWithCoder:",
            property: CNMutableContact.propertyOfCNMutableContact,
            initializer: CNMutableContact.initializerOfCNMutableContact)
    }

    private static func propertyOfCNMutableContact(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("birthday", \CNMutableContact.birthday)
        case 1: return .value("contactType", \CNMutableContact.contactType)
        case 2: return .value("departmentName", \CNMutableContact.departmentName)
        case 3: return .value("familyName", \CNMutableContact.familyName)
        case 4: return .value("givenName", \CNMutableContact.givenName)
        case 5: return .value("imageData", \CNMutableContact.imageData)
        case 6: return .value("jobTitle", \CNMutableContact.jobTitle)
        case 7: return .value("middleName", \CNMutableContact.middleName)
        case 8: return .value("namePrefix", \CNMutableContact.namePrefix)
        case 9: return .value("nameSuffix", \CNMutableContact.nameSuffix)
        case 10: return .value("nickname", \CNMutableContact.nickname)
        case 11: return .value("nonGregorianBirthday", \CNMutableContact.nonGregorianBirthday)
        case 12: return .value("note", \CNMutableContact.note)
        case 13: return .value("organizationName", \CNMutableContact.organizationName)
        case 14: return .value("phoneticFamilyName", \CNMutableContact.phoneticFamilyName)
        case 15: return .value("phoneticGivenName", \CNMutableContact.phoneticGivenName)
        case 16: return .value("phoneticMiddleName", \CNMutableContact.phoneticMiddleName)
        case 17: return .value("phoneticOrganizationName", \CNMutableContact.phoneticOrganizationName)
        default: return .value("previousFamilyName", \CNMutableContact.previousFamilyName)
        }
    }

    nonisolated private static func initializerOfCNMutableContact(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNMutableContact() }
        default: return { a in CNMutableContact(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
