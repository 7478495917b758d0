// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSDiffableDataSourceSnapshotReference {
    nonisolated static var descriptionOfNSDiffableDataSourceSnapshotReference: FrameworkClass {
        FrameworkClass(
            NSDiffableDataSourceSnapshotReference.self,
            properties: """
                itemIdentifiers numberOfItems numberOfSections reconfiguredItemIdentifiers reloadedItemIdentifiers \
                reloadedSectionIdentifiers sectionIdentifiers
                """,
            methods: """
                appendItemsWithIdentifiers: appendItemsWithIdentifiers:intoSectionWithIdentifier: appendSectionsWithIdentifiers: \
                copyWithZone: deleteAllItems deleteItemsWithIdentifiers: deleteSectionsWithIdentifiers: indexOfItemIdentifier: \
                indexOfSectionIdentifier: insertItemsWithIdentifiers:afterItemWithIdentifier: \
                insertItemsWithIdentifiers:beforeItemWithIdentifier: insertSectionsWithIdentifiers:afterSectionWithIdentifier: \
                insertSectionsWithIdentifiers:beforeSectionWithIdentifier: itemIdentifiersInSectionWithIdentifier: \
                moveItemWithIdentifier:afterItemWithIdentifier: moveItemWithIdentifier:beforeItemWithIdentifier: \
                moveSectionWithIdentifier:afterSectionWithIdentifier: moveSectionWithIdentifier:beforeSectionWithIdentifier: \
                numberOfItemsInSection: reconfigureItemsWithIdentifiers: reloadItemsWithIdentifiers: reloadSectionsWithIdentifiers: \
                sectionIdentifierForSectionContainingItemIdentifier:
                """,
            initializers: "init",
            property: NSDiffableDataSourceSnapshotReference.propertyOfNSDiffableDataSourceSnapshotReference,
            method: NSDiffableDataSourceSnapshotReference.methodOfNSDiffableDataSourceSnapshotReference,
            initializer: NSDiffableDataSourceSnapshotReference.initializerOfNSDiffableDataSourceSnapshotReference)
    }

    private static func propertyOfNSDiffableDataSourceSnapshotReference(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSDiffableDataSourceSnapshotReference.itemIdentifiers)
        case 1: return .readOnly(\NSDiffableDataSourceSnapshotReference.numberOfItems)
        case 2: return .readOnly(\NSDiffableDataSourceSnapshotReference.numberOfSections)
        case 3: return .readOnly(\NSDiffableDataSourceSnapshotReference.reconfiguredItemIdentifiers)
        case 4: return .readOnly(\NSDiffableDataSourceSnapshotReference.reloadedItemIdentifiers)
        case 5: return .readOnly(\NSDiffableDataSourceSnapshotReference.reloadedSectionIdentifiers)
        default: return .readOnly(\NSDiffableDataSourceSnapshotReference.sectionIdentifiers)
        }
    }

    nonisolated private static func methodOfNSDiffableDataSourceSnapshotReference(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).appendItems(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "appendItemsWithIdentifiers:", as: ([Any]).self))
            }
        case 1:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).appendItems(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "appendItemsWithIdentifiers:intoSectionWithIdentifier:", as: ([Any]).self),
                    intoSectionWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "appendItemsWithIdentifiers:intoSectionWithIdentifier:", as: (Any).self))
            }
        case 2:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).appendSections(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "appendSectionsWithIdentifiers:", as: ([Any]).self))
            }
        case 3:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).copy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 4: return { r, _ in (r as! NSDiffableDataSourceSnapshotReference).deleteAllItems() }
        case 5:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).deleteItems(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "deleteItemsWithIdentifiers:", as: ([Any]).self))
            }
        case 6:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).deleteSections(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "deleteSectionsWithIdentifiers:", as: ([Any]).self))
            }
        case 7:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).index(
                    ofItemIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "indexOfItemIdentifier:", as: (Any).self))
            }
        case 8:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).index(
                    ofSectionIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "indexOfSectionIdentifier:", as: (Any).self))
            }
        case 9:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).insertItems(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "insertItemsWithIdentifiers:afterItemWithIdentifier:", as: ([Any]).self),
                    afterItemWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "insertItemsWithIdentifiers:afterItemWithIdentifier:", as: (Any).self))
            }
        case 10:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).insertItems(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "insertItemsWithIdentifiers:beforeItemWithIdentifier:", as: ([Any]).self),
                    beforeItemWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "insertItemsWithIdentifiers:beforeItemWithIdentifier:", as: (Any).self))
            }
        case 11:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).insertSections(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "insertSectionsWithIdentifiers:afterSectionWithIdentifier:", as: ([Any]).self),
                    afterSectionWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "insertSectionsWithIdentifiers:afterSectionWithIdentifier:", as: (Any).self))
            }
        case 12:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).insertSections(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "insertSectionsWithIdentifiers:beforeSectionWithIdentifier:", as: ([Any]).self),
                    beforeSectionWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "insertSectionsWithIdentifiers:beforeSectionWithIdentifier:", as: (Any).self))
            }
        case 13:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).itemIdentifiersInSection(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "itemIdentifiersInSectionWithIdentifier:", as: (Any).self))
            }
        case 14:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).moveItem(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "moveItemWithIdentifier:afterItemWithIdentifier:", as: (Any).self),
                    afterItemWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "moveItemWithIdentifier:afterItemWithIdentifier:", as: (Any).self))
            }
        case 15:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).moveItem(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "moveItemWithIdentifier:beforeItemWithIdentifier:", as: (Any).self),
                    beforeItemWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "moveItemWithIdentifier:beforeItemWithIdentifier:", as: (Any).self))
            }
        case 16:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).moveSection(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "moveSectionWithIdentifier:afterSectionWithIdentifier:", as: (Any).self),
                    afterSectionWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "moveSectionWithIdentifier:afterSectionWithIdentifier:", as: (Any).self))
            }
        case 17:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).moveSection(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "moveSectionWithIdentifier:beforeSectionWithIdentifier:", as: (Any).self),
                    beforeSectionWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "moveSectionWithIdentifier:beforeSectionWithIdentifier:", as: (Any).self))
            }
        case 18:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).numberOfItems(
                    inSection: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfItemsInSection:", as: (Any).self))
            }
        case 19:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).reconfigureItems(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "reconfigureItemsWithIdentifiers:", as: ([Any]).self))
            }
        case 20:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).reloadItems(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "reloadItemsWithIdentifiers:", as: ([Any]).self))
            }
        case 21:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).reloadSections(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(a, 0, "reloadSectionsWithIdentifiers:", as: ([Any]).self))
            }
        default:
            return { r, a in
                (r as! NSDiffableDataSourceSnapshotReference).sectionIdentifier(
                    forSectionContainingItemIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "sectionIdentifierForSectionContainingItemIdentifier:", as: (Any).self))
            }
        }
    }

    nonisolated private static func initializerOfNSDiffableDataSourceSnapshotReference(_ index: Int) -> ObjCFactory {
        { _ in NSDiffableDataSourceSnapshotReference() }
    }
}
