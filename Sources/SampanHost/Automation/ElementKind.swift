/// What kind of thing an element of the screen is, by the names that XCTest has for the kinds. Their order is that of XCTest's numbers, from 0.
/// See https://developer.apple.com/documentation/xctest/xcuielement/elementtype.
public enum ElementKind: String, Codable, CaseIterable, Sendable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox, disclosureTriangle
    case popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar
    case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator
    case activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
    case staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
    case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
    case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
}
