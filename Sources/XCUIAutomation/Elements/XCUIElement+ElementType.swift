import SampanHost

extension XCUIElement {
    /// What kind of thing an element is. See https://developer.apple.com/documentation/xctest/xcuielement/elementtype.
    public enum ElementType: UInt, Sendable {
        case any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
        case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup
        case toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator
        case progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField
        case scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map
        case webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator
        case colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper
        case tab, touchBar, statusItem

        private static let byKind = Dictionary(
            uniqueKeysWithValues: ElementKind.allCases.enumerated().map { ($1, ElementType(rawValue: UInt($0))!) })

        /// The type that stands for what an app says of an element.
        init(_ kind: ElementKind) { self = Self.byKind[kind]! }

        /// The name that descriptions have for it.
        var name: String {
            let name = ElementKind.allCases[Int(rawValue)].rawValue
            return name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// How much room there is in one direction. See https://developer.apple.com/documentation/xctest/xcuielement/sizeclass.
    public typealias SizeClass = UIUserInterfaceSizeClass
}
