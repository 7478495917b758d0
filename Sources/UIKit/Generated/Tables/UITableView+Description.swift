// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UITableView {
    nonisolated static var descriptionOfUITableView: FrameworkClass {
        FrameworkClass(
            UITableView.self,
            properties: """
                .givenSeparatorInset* allowsFocus allowsFocusDuringEditing allowsMultipleSelection \
                allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView \
                cellLayoutMarginsFollowReadableWidth contentHuggingElements contextMenuInteraction dataSource delegate dragDelegate \
                dragInteractionEnabled dropDelegate editing/isEditing estimatedRowHeight estimatedSectionFooterHeight \
                estimatedSectionHeaderHeight fillerRowHeight hasActiveDrag hasActiveDrop hasUncommittedUpdates \
                indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows insetsContentViewsToSafeArea \
                numberOfSections prefetchDataSource prefetchingEnabled/isPrefetchingEnabled remembersLastFocusedIndexPath rowHeight \
                sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor* sectionIndexColor* \
                sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor* selectionFollowsFocus separatorColor* \
                separatorEffect separatorInset separatorInsetReference separatorStyle* springLoaded/isSpringLoaded style \
                tableFooterView tableHeaderView visibleCells
                """,
            methods: """
                beginUpdates cellForRowAtIndexPath: dataSourceIndexPathForPresentationIndexPath: \
                dataSourceSectionIndexForPresentationSectionIndex: deleteRowsAtIndexPaths:withRowAnimation: \
                deleteSections:withRowAnimation: dequeueReusableCellWithIdentifier: dequeueReusableCellWithIdentifier:forIndexPath: \
                dequeueReusableHeaderFooterViewWithIdentifier: deselectRowAtIndexPath:animated: endUpdates footerViewForSection: \
                headerViewForSection: indexPathForCell: indexPathForRowAtPoint: indexPathsForRowsInRect: \
                insertRowsAtIndexPaths:withRowAnimation: insertSections:withRowAnimation: moveRowAtIndexPath:toIndexPath: \
                moveSection:toSection: numberOfRowsInSection: performBatchUpdates:completion: performUsingPresentationValues: \
                presentationIndexPathForDataSourceIndexPath: presentationSectionIndexForDataSourceSectionIndex: \
                reconfigureRowsAtIndexPaths: rectForFooterInSection: rectForHeaderInSection: rectForRowAtIndexPath: rectForSection: \
                registerClass:forCellReuseIdentifier: registerClass:forHeaderFooterViewReuseIdentifier: \
                registerNib:forCellReuseIdentifier: registerNib:forHeaderFooterViewReuseIdentifier: reloadData \
                reloadRowsAtIndexPaths:withRowAnimation: reloadSectionIndexTitles reloadSections:withRowAnimation: \
                scrollToNearestSelectedRowAtScrollPosition:animated: scrollToRowAtIndexPath:atScrollPosition:animated: \
                selectRowAtIndexPath:animated:scrollPosition: setEditing:animated:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:style:",
            property: UITableView.propertyOfUITableView,
            method: UITableView.methodOfUITableView,
            initializer: UITableView.initializerOfUITableView)
    }

    private static func propertyOfUITableView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("givenSeparatorInset", \UITableView.givenSeparatorInset)
        case 1: return .value("allowsFocus", \UITableView.allowsFocus)
        case 2: return .value("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
        case 3: return .value("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        case 4: return .value("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
        case 5: return .value("allowsSelection", \UITableView.allowsSelection)
        case 6: return .value("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
        case 7: return .value("backgroundView", \UITableView.backgroundView)
        case 8: return .value("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
        case 9: return .value("contentHuggingElements", \UITableView.contentHuggingElements)
        case 10: return .readOnly(\UITableView.contextMenuInteraction)
        case 11: return .reference(\UITableView.dataSource)
        case 12: return .reference(\UITableView.delegate)
        case 13: return .reference(\UITableView.dragDelegate)
        case 14: return .value("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
        case 15: return .reference(\UITableView.dropDelegate)
        case 16: return .value("editing", \UITableView.isEditing)
        case 17: return .value("estimatedRowHeight", \UITableView.estimatedRowHeight)
        case 18: return .value("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
        case 19: return .value("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
        case 20: return .value("fillerRowHeight", \UITableView.fillerRowHeight)
        case 21: return .readOnly(\UITableView.hasActiveDrag)
        case 22: return .readOnly(\UITableView.hasActiveDrop)
        case 23: return .readOnly(\UITableView.hasUncommittedUpdates)
        case 24: return .readOnly(\UITableView.indexPathForSelectedRow)
        case 25: return .readOnly(\UITableView.indexPathsForSelectedRows)
        case 26: return .readOnly(\UITableView.indexPathsForVisibleRows)
        case 27: return .value("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
        case 28: return .readOnly(\UITableView.numberOfSections)
        case 29: return .reference(\UITableView.prefetchDataSource)
        case 30: return .value("prefetchingEnabled", \UITableView.isPrefetchingEnabled)
        case 31: return .value("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
        case 32: return .value("rowHeight", \UITableView.rowHeight)
        case 33: return .value("sectionFooterHeight", \UITableView.sectionFooterHeight)
        case 34: return .value("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
        case 35: return .value("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
        case 36: return .value("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
        case 37: return .value("sectionIndexColor", \UITableView.sectionIndexColor)
        case 38: return .value("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
        case 39: return .value("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
        case 40: return .value("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
        case 41: return .value("separatorColor", \UITableView.separatorColor)
        case 42: return .value("separatorEffect", \UITableView.separatorEffect)
        case 43: return .value("separatorInset", \UITableView.separatorInset)
        case 44: return .value("separatorInsetReference", \UITableView.separatorInsetReference)
        case 45: return .value("separatorStyle", \UITableView.separatorStyle)
        case 46: return .value("springLoaded", \UITableView.isSpringLoaded)
        case 47: return .readOnly(\UITableView.style)
        case 48: return .value("tableFooterView", \UITableView.tableFooterView)
        case 49: return .value("tableHeaderView", \UITableView.tableHeaderView)
        default: return .readOnly(\UITableView.visibleCells)
        }
    }

    nonisolated private static func methodOfUITableView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UITableView).beginUpdates() }
        case 1:
            return { r, a in
                (r as! UITableView).cellForRow(at: ObjCRuntime.ObjCMessage.argument(a, 0, "cellForRowAtIndexPath:", as: (IndexPath).self))
            }
        case 2:
            return { r, a in
                (r as! UITableView).dataSourceIndexPath(
                    forPresentationIndexPath: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dataSourceIndexPathForPresentationIndexPath:", as: (IndexPath?).self))
            }
        case 3:
            return { r, a in
                (r as! UITableView).dataSourceSectionIndex(
                    forPresentationSectionIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dataSourceSectionIndexForPresentationSectionIndex:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! UITableView).deleteRows(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "deleteRowsAtIndexPaths:withRowAnimation:", as: ([IndexPath]).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "deleteRowsAtIndexPaths:withRowAnimation:", as: (UITableView.RowAnimation).self))
            }
        case 5:
            return { r, a in
                (r as! UITableView).deleteSections(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deleteSections:withRowAnimation:", as: (IndexSet).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "deleteSections:withRowAnimation:", as: (UITableView.RowAnimation).self))
            }
        case 6:
            return { r, a in
                (r as! UITableView).dequeueReusableCell(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "dequeueReusableCellWithIdentifier:", as: (String).self))
            }
        case 7:
            return { r, a in
                (r as! UITableView).dequeueReusableCell(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableCellWithIdentifier:forIndexPath:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "dequeueReusableCellWithIdentifier:forIndexPath:", as: (IndexPath).self))
            }
        case 8:
            return { r, a in
                (r as! UITableView).dequeueReusableHeaderFooterView(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableHeaderFooterViewWithIdentifier:", as: (String).self))
            }
        case 9:
            return { r, a in
                (r as! UITableView).deselectRow(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "deselectRowAtIndexPath:animated:", as: (IndexPath).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "deselectRowAtIndexPath:animated:", as: (Bool).self))
            }
        case 10: return { r, _ in (r as! UITableView).endUpdates() }
        case 11:
            return { r, a in
                (r as! UITableView).footerView(forSection: ObjCRuntime.ObjCMessage.argument(a, 0, "footerViewForSection:", as: (Int).self))
            }
        case 12:
            return { r, a in
                (r as! UITableView).headerView(forSection: ObjCRuntime.ObjCMessage.argument(a, 0, "headerViewForSection:", as: (Int).self))
            }
        case 13:
            return { r, a in
                (r as! UITableView).indexPath(for: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathForCell:", as: (UITableViewCell).self))
            }
        case 14:
            return { r, a in
                (r as! UITableView).indexPathForRow(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathForRowAtPoint:", as: (CGPoint).self))
            }
        case 15:
            return { r, a in
                (r as! UITableView).indexPathsForRows(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "indexPathsForRowsInRect:", as: (CGRect).self))
            }
        case 16:
            return { r, a in
                (r as! UITableView).insertRows(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "insertRowsAtIndexPaths:withRowAnimation:", as: ([IndexPath]).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "insertRowsAtIndexPaths:withRowAnimation:", as: (UITableView.RowAnimation).self))
            }
        case 17:
            return { r, a in
                (r as! UITableView).insertSections(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertSections:withRowAnimation:", as: (IndexSet).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "insertSections:withRowAnimation:", as: (UITableView.RowAnimation).self))
            }
        case 18:
            return { r, a in
                (r as! UITableView).moveRow(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "moveRowAtIndexPath:toIndexPath:", as: (IndexPath).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "moveRowAtIndexPath:toIndexPath:", as: (IndexPath).self))
            }
        case 19:
            return { r, a in
                (r as! UITableView).moveSection(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "moveSection:toSection:", as: (Int).self),
                    toSection: ObjCRuntime.ObjCMessage.argument(a, 1, "moveSection:toSection:", as: (Int).self))
            }
        case 20:
            return { r, a in
                (r as! UITableView).numberOfRows(
                    inSection: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfRowsInSection:", as: (Int).self))
            }
        case 21:
            return { r, a in
                (r as! UITableView).performBatchUpdates(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performBatchUpdates:completion:", as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(a, 1, "performBatchUpdates:completion:", as: (((Bool) -> Void)?).self))
            }
        case 22:
            return { r, a in
                (r as! UITableView).performUsingPresentationValues(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performUsingPresentationValues:", as: (() -> Void).self))
            }
        case 23:
            return { r, a in
                (r as! UITableView).presentationIndexPath(
                    forDataSourceIndexPath: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentationIndexPathForDataSourceIndexPath:", as: (IndexPath?).self))
            }
        case 24:
            return { r, a in
                (r as! UITableView).presentationSectionIndex(
                    forDataSourceSectionIndex: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentationSectionIndexForDataSourceSectionIndex:", as: (Int).self))
            }
        case 25:
            return { r, a in
                (r as! UITableView).reconfigureRows(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "reconfigureRowsAtIndexPaths:", as: ([IndexPath]).self))
            }
        case 26:
            return { r, a in
                (r as! UITableView).rectForFooter(
                    inSection: ObjCRuntime.ObjCMessage.argument(a, 0, "rectForFooterInSection:", as: (Int).self))
            }
        case 27:
            return { r, a in
                (r as! UITableView).rectForHeader(
                    inSection: ObjCRuntime.ObjCMessage.argument(a, 0, "rectForHeaderInSection:", as: (Int).self))
            }
        case 28:
            return { r, a in
                (r as! UITableView).rectForRow(at: ObjCRuntime.ObjCMessage.argument(a, 0, "rectForRowAtIndexPath:", as: (IndexPath).self))
            }
        case 29:
            return { r, a in (r as! UITableView).rect(forSection: ObjCRuntime.ObjCMessage.argument(a, 0, "rectForSection:", as: (Int).self))
            }
        case 30:
            return { r, a in
                (r as! UITableView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerClass:forCellReuseIdentifier:", as: (AnyClass?).self),
                    forCellReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forCellReuseIdentifier:", as: (String).self))
            }
        case 31:
            return { r, a in
                (r as! UITableView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerClass:forHeaderFooterViewReuseIdentifier:", as: (AnyClass?).self),
                    forHeaderFooterViewReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forHeaderFooterViewReuseIdentifier:", as: (String).self))
            }
        case 32:
            return { r, a in
                (r as! UITableView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerNib:forCellReuseIdentifier:", as: (UINib?).self),
                    forCellReuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "registerNib:forCellReuseIdentifier:", as: (String).self)
                )
            }
        case 33:
            return { r, a in
                (r as! UITableView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerNib:forHeaderFooterViewReuseIdentifier:", as: (UINib?).self),
                    forHeaderFooterViewReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerNib:forHeaderFooterViewReuseIdentifier:", as: (String).self))
            }
        case 34: return { r, _ in (r as! UITableView).reloadData() }
        case 35:
            return { r, a in
                (r as! UITableView).reloadRows(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "reloadRowsAtIndexPaths:withRowAnimation:", as: ([IndexPath]).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "reloadRowsAtIndexPaths:withRowAnimation:", as: (UITableView.RowAnimation).self))
            }
        case 36: return { r, _ in (r as! UITableView).reloadSectionIndexTitles() }
        case 37:
            return { r, a in
                (r as! UITableView).reloadSections(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "reloadSections:withRowAnimation:", as: (IndexSet).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "reloadSections:withRowAnimation:", as: (UITableView.RowAnimation).self))
            }
        case 38:
            return { r, a in
                (r as! UITableView).scrollToNearestSelectedRow(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "scrollToNearestSelectedRowAtScrollPosition:animated:", as: (UITableView.ScrollPosition).self),
                    animated: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scrollToNearestSelectedRowAtScrollPosition:animated:", as: (Bool).self))
            }
        case 39:
            return { r, a in
                (r as! UITableView).scrollToRow(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "scrollToRowAtIndexPath:atScrollPosition:animated:", as: (IndexPath).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "scrollToRowAtIndexPath:atScrollPosition:animated:", as: (UITableView.ScrollPosition).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "scrollToRowAtIndexPath:atScrollPosition:animated:", as: (Bool).self))
            }
        case 40:
            return { r, a in
                (r as! UITableView).selectRow(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "selectRowAtIndexPath:animated:scrollPosition:", as: (IndexPath?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "selectRowAtIndexPath:animated:scrollPosition:", as: (Bool).self),
                    scrollPosition: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "selectRowAtIndexPath:animated:scrollPosition:", as: (UITableView.ScrollPosition).self))
            }
        default:
            return { r, a in
                (r as! UITableView).setEditing(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEditing:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setEditing:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUITableView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITableView() }
        case 1: return { a in UITableView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UITableView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UITableView(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:style:", as: (CGRect).self),
                    style: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:style:", as: (UITableView.Style).self))
            }
        }
    }
}
