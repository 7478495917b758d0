/// What has elements of all types within. See https://developer.apple.com/documentation/xctest/xcuielementtypequeryprovider.
public protocol XCUIElementTypeQueryProvider {
    /// The first element that there is.
    var firstMatch: XCUIElement { get }
    /// The elements of a type that are anywhere within.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// The touch bars within.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The groups within.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The windows within.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The sheets within.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The drawers within.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The alerts within.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The dialogs within.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The buttons within.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The radio buttons within.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The radio groups within.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The check boxes within.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The disclosure triangles within.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The pop up buttons within.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The combo boxes within.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The menu buttons within.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The toolbar buttons within.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The popovers within.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The keyboards within.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The keys within.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The navigation bars within.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The tab bars within.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The tab groups within.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The toolbars within.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The status bars within.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The tables within.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The table rows within.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The table columns within.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The outlines within.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The outline rows within.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The browsers within.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The collection views within.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The sliders within.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The page indicators within.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The progress indicators within.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The activity indicators within.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The segmented controls within.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The pickers within.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The picker wheels within.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The switches within.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The toggles within.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The links within.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The images within.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The icons within.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The search fields within.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The scroll views within.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The scroll bars within.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The static texts within.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The text fields within.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The secure text fields within.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The date pickers within.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The text views within.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The menus within.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The menu items within.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The menu bars within.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The menu bar items within.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The maps within.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The web views within.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The steppers within.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The increment arrows within.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The decrement arrows within.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The tabs within.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The timelines within.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The rating indicators within.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The value indicators within.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The split groups within.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The splitters within.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The relevance indicators within.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The color wells within.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The help tags within.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The mattes within.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The dock items within.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The rulers within.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The ruler markers within.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The grids within.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The level indicators within.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The cells within.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The layout areas within.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The layout items within.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The handles within.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The elements of no particular kind within.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The status items within.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
