// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("Contacts", classes: names, description)
    }

    private static let names: NameList = """
        CNContact CNContactFetchRequest CNContactFormatter CNContactProperty CNContactRelation CNContactStore \
        CNContactVCardSerialization CNContactsUserDefaults CNContainer CNFetchRequest CNGroup CNInstantMessageAddress \
        CNMutableContact CNMutableGroup CNMutablePostalAddress CNPhoneNumber CNPostalAddress CNPostalAddressFormatter CNSaveRequest \
        CNSocialProfile
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return CNContact.descriptionOfCNContact
        case 1: return CNContactFetchRequest.descriptionOfCNContactFetchRequest
        case 2: return CNContactFormatter.descriptionOfCNContactFormatter
        case 3: return CNContactProperty.descriptionOfCNContactProperty
        case 4: return CNContactRelation.descriptionOfCNContactRelation
        case 5: return CNContactStore.descriptionOfCNContactStore
        case 6: return CNContactVCardSerialization.descriptionOfCNContactVCardSerialization
        case 7: return CNContactsUserDefaults.descriptionOfCNContactsUserDefaults
        case 8: return CNContainer.descriptionOfCNContainer
        case 9: return CNFetchRequest.descriptionOfCNFetchRequest
        case 10: return CNGroup.descriptionOfCNGroup
        case 11: return CNInstantMessageAddress.descriptionOfCNInstantMessageAddress
        case 12: return CNMutableContact.descriptionOfCNMutableContact
        case 13: return CNMutableGroup.descriptionOfCNMutableGroup
        case 14: return CNMutablePostalAddress.descriptionOfCNMutablePostalAddress
        case 15: return CNPhoneNumber.descriptionOfCNPhoneNumber
        case 16: return CNPostalAddress.descriptionOfCNPostalAddress
        case 17: return CNPostalAddressFormatter.descriptionOfCNPostalAddressFormatter
        case 18: return CNSaveRequest.descriptionOfCNSaveRequest
        default: return CNSocialProfile.descriptionOfCNSocialProfile
        }
    }
}
