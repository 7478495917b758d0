// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContact {
    nonisolated static var descriptionOfCNContact: FrameworkClass {
        FrameworkClass(
            CNContact.self,
            properties: """
                birthday contactType departmentName familyName givenName id identifier imageData imageDataAvailable jobTitle \
                middleName namePrefix nameSuffix nickname nonGregorianBirthday note organizationName phoneticFamilyName \
                phoneticGivenName phoneticMiddleName phoneticOrganizationName previousFamilyName thumbnailImageData
                """,
            methods: """
                areKeysAvailable: copyWithZone: encodeWithCoder: isKeyAvailable: isUnifiedWithContactWithIdentifier: \
                mutableCopyWithZone:
                """,
            classMethods: """
                comparatorForNameSortOrder: descriptorForAllComparatorKeys localizedStringForKey: \
                predicateForContactsInContainerWithIdentifier: predicateForContactsInGroupWithIdentifier: \
                predicateForContactsMatchingEmailAddress: predicateForContactsMatchingName: predicateForContactsMatchingPhoneNumber: \
                predicateForContactsWithIdentifiers: supportsSecureCoding
                """,
            initializers: "init initWithCoder:",
            property: CNContact.propertyOfCNContact,
            method: CNContact.methodOfCNContact,
            classMethod: CNContact.classMethodOfCNContact,
            initializer: CNContact.initializerOfCNContact)
    }

    private static func propertyOfCNContact(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNContact.birthday)
        case 1: return .readOnly(\CNContact.contactType)
        case 2: return .readOnly(\CNContact.departmentName)
        case 3: return .readOnly(\CNContact.familyName)
        case 4: return .readOnly(\CNContact.givenName)
        case 5: return .readOnly(\CNContact.id)
        case 6: return .readOnly(\CNContact.identifier)
        case 7: return .readOnly(\CNContact.imageData)
        case 8: return .readOnly(\CNContact.imageDataAvailable)
        case 9: return .readOnly(\CNContact.jobTitle)
        case 10: return .readOnly(\CNContact.middleName)
        case 11: return .readOnly(\CNContact.namePrefix)
        case 12: return .readOnly(\CNContact.nameSuffix)
        case 13: return .readOnly(\CNContact.nickname)
        case 14: return .readOnly(\CNContact.nonGregorianBirthday)
        case 15: return .readOnly(\CNContact.note)
        case 16: return .readOnly(\CNContact.organizationName)
        case 17: return .readOnly(\CNContact.phoneticFamilyName)
        case 18: return .readOnly(\CNContact.phoneticGivenName)
        case 19: return .readOnly(\CNContact.phoneticMiddleName)
        case 20: return .readOnly(\CNContact.phoneticOrganizationName)
        case 21: return .readOnly(\CNContact.previousFamilyName)
        default: return .readOnly(\CNContact.thumbnailImageData)
        }
    }

    nonisolated private static func methodOfCNContact(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNContact).areKeysAvailable(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "areKeysAvailable:", as: ([any CNKeyDescriptor]).self))
            }
        case 1: return { r, a in (r as! CNContact).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 2:
            return { r, a in (r as! CNContact).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 3:
            return { r, a in (r as! CNContact).isKeyAvailable(ObjCRuntime.ObjCMessage.argument(a, 0, "isKeyAvailable:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! CNContact).isUnifiedWithContact(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "isUnifiedWithContactWithIdentifier:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! CNContact).mutableCopy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNContact(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNContact.Type).comparator(
                    forNameSortOrder: ObjCRuntime.ObjCMessage.argument(a, 0, "comparatorForNameSortOrder:", as: (CNContactSortOrder).self))
            }
        case 1: return { r, _ in (r as! CNContact.Type).descriptorForAllComparatorKeys() }
        case 2:
            return { r, a in
                (r as! CNContact.Type).localizedString(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringForKey:", as: (String).self))
            }
        case 3:
            return { r, a in
                (r as! CNContact.Type).predicateForContactsInContainer(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "predicateForContactsInContainerWithIdentifier:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! CNContact.Type).predicateForContactsInGroup(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForContactsInGroupWithIdentifier:", as: (String).self))
            }
        case 5:
            return { r, a in
                (r as! CNContact.Type).predicateForContacts(
                    matchingEmailAddress: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "predicateForContactsMatchingEmailAddress:", as: (String).self))
            }
        case 6:
            return { r, a in
                (r as! CNContact.Type).predicateForContacts(
                    matchingName: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForContactsMatchingName:", as: (String).self))
            }
        case 7:
            return { r, a in
                (r as! CNContact.Type).predicateForContacts(
                    matching: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForContactsMatchingPhoneNumber:", as: (CNPhoneNumber).self))
            }
        case 8:
            return { r, a in
                (r as! CNContact.Type).predicateForContacts(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "predicateForContactsWithIdentifiers:", as: ([String]).self))
            }
        default: return { r, _ in (r as! CNContact.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfCNContact(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNContact() }
        default: return { a in CNContact(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
