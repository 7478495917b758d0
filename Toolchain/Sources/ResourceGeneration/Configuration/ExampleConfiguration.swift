/// The configuration that `config init` writes for people to begin with.
enum ExampleConfiguration {
    /// The example with all lines made comments.
    static var commented: String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : $0.hasPrefix("#") ? "#\($0)" : "# \($0)" }.joined(separator: "\n")
    }

    /// The example.
    static let text = """
        # All that follows are examples. Take the "#" away from what your project needs, and put its own paths in.

        # Where the paths below begin. Without these two, they begin in the folder of this file.
        input_dir: MyLib/Sources/
        output_dir: MyLib/Generated/


        # Constants for localized strings.
        #   One language is enough, and only one may be read: all of them have the same keys.
        strings:
          inputs:
            - Resources/Base.lproj
          outputs:
            - templateName: structured-swift5
              output: Strings+Generated.swift


        # Constants for images, colors and data of asset catalogs.
        #   A template may have parameters. This one makes a type of each group, also of those without "Provides Namespace".
        xcassets:
          inputs:
            - Main.xcassets
            - ProFeatures.xcassets
          outputs:
            - templateName: swift5
              params:
                forceProvidesNamespaces: true
              output: XCAssets+Generated.swift


        # Constants for the scenes and segues of storyboards.
        #   "." is the folder that input_dir names, which is searched with all in it. What was read once can be written by several templates.
        ib:
          inputs:
            - .
          outputs:
            - templateName: scenes-swift5
              output: IB-Scenes+Generated.swift
            - templateName: segues-swift5
              output: IB-Segues+Generated.swift


        # There are also colors, coredata, files, fonts, json, plist and yaml: see "sampan generate --help".

        """
}
