import Foundation

/// The menus that UIKit builds, by which apps find a place for their own.
/// See https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct.
extension UIMenu.Identifier {
    /// The menu that has all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// What is about the app as a whole.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Documents and windows.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// Editing.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// How contents are shown.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// What the app is, in the app's menu.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The app's settings, in the app's menu.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// What other apps offer, in the app's menu.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Hiding apps, in the app's menu.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Ending the app, in the app's menu.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// New windows, in the file menu.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-item")
    /// Opening documents, in the file menu.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// Documents that were open, in the file menu.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Closing, in the file menu.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// What is done with a document, in the file menu.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Printing, in the file menu.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Undoing, in the edit menu.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cutting, copying and pasting, in the edit menu.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Searching, in the edit menu.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Replacing, in menus of editing.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Sharing, in menus of editing.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Styles of text, in the menu of fonts.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// Spelling, in the edit menu.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The panel of spelling.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// How spelling is checked.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// What is replaced as it is typed, in the edit menu.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The panel of what is replaced.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// What is replaced.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Capitals and small letters, in the edit menu.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Speaking, in the edit menu.
    public static let speech = UIMenu.Identifier("com.apple.command.speech")
    /// Looking up, in menus of editing.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Learning words, in menus of editing.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// Filling in what is known of the person, in menus of editing.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
    /// How text looks.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Fonts, in the format menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Sizes of text, in the menu of fonts.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// Colours of text, in the menu of fonts.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// Copying and pasting styles, in the menu of fonts.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// Paragraphs, in the format menu.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The direction of writing, in the menu of paragraphs.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// Alignment, in the menu of paragraphs.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The toolbar, in the view menu.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar, in the view menu.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// Filling the screen, in the view menu.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The size of windows, in the window menu.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The order of windows, in the window menu.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")

    /// An identifier that nobody else has.
    static func made() -> UIMenu.Identifier { UIMenu.Identifier("com.apple.menu.dynamic.\(UUID().uuidString)") }
}
