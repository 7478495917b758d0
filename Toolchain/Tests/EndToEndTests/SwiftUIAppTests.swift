import Foundation
import Testing

/// An app of SwiftUI's: `@main`, state, a list, a page and a sheet.
@Suite struct SwiftUIAppTests {
    @Test func anAppOfViewsFollowsItsState() throws {
        let sampan = try Sampan()
        try sampan.write(
            """
            import SwiftUI

            final class Store: ObservableObject {
                @Published var drinks = ["Milkshake", "Lemonade"]
            }

            struct ContentView: View {
                @EnvironmentObject private var store: Store
                @State private var isAdding = false
                private let inset = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0

                var body: some View {
                    NavigationView {
                        List {
                            ForEach(store.drinks, id: \\.self) { name in
                                NavigationLink(name) { Text("A glass of \\(name)").onAppear { print("shown:", name) } }
                            }
                            .onDelete { store.drinks.remove(atOffsets: $0) }
                        }
                        .navigationTitle("Drinks")
                        .toolbar { Button("New") { isAdding = true } }
                        .sheet(isPresented: $isAdding) { AddView() }
                        .onChange(of: store.drinks.count) { print("count:", $0) }
                        .onAppear { print("knows the inset:", inset > 0) }
                        .onOpenURL { print("opened by:", $0) }
                    }
                }
            }

            struct AddView: View {
                @EnvironmentObject private var store: Store
                @Environment(\\.dismiss) private var dismiss
                @State private var name = ""

                var body: some View {
                    Form {
                        TextField("Name", text: $name)
                        Button("Add") {
                            store.drinks.append(name)
                            dismiss()
                        }
                        .disabled(name.isEmpty)
                    }
                }
            }

            @main struct DrinksApp: App {
                @StateObject private var store = Store()
                var body: some Scene {
                    WindowGroup { ContentView().environmentObject(store) }
                }
            }

            struct ContentView_Previews: PreviewProvider {
                static var previews: some View { ContentView().environmentObject(Store()) }
            }

            #Preview { ContentView().environmentObject(Store()) }
            """, to: "Drinks/App.swift")
        try sampan.write(
            """
            tap "Lemonade"
            settle
            tap "Drinks"
            settle
            tap "New"
            settle
            tap "Name"
            type Juice
            tap "Add"
            settle
            tap "Juice"
            settle
            open drinks://menu
            settle
            """, to: "drinks.txt")
        let run = try sampan("run", "Drinks", "--host", "headless", "--script", "drinks.txt")
        #expect(run.succeeded, "\(run.text)")
        for line in ["knows the inset: true", "shown: Lemonade", "count: 3", "shown: Juice", "opened by: drinks://menu"] {
            #expect(run.text.contains("\(line)\n"), "\(line): \(run.text)")
        }
    }

    @Test func anAppOfDocumentsSavesWhatIsChanged() throws {
        let sampan = try Sampan()
        try sampan.write(
            """
            import SwiftUI
            import UniformTypeIdentifiers

            struct Letter: FileDocument {
                static var readableContentTypes: [UTType] { [.plainText] }
                var text = "Dear Lan"

                init() {}
                init(configuration: ReadConfiguration) throws {
                    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
                    text = String(decoding: data, as: UTF8.self)
                }
                func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                    FileWrapper(regularFileWithContents: Data(text.utf8))
                }
            }

            struct LetterView: View {
                @Binding var document: Letter
                @Environment(\\.documentConfiguration) private var configuration

                var body: some View {
                    Button("Sign") { document.text += ", Mai" }
                        .onAppear { print("opened:", configuration?.fileURL?.lastPathComponent ?? "-", document.text) }
                }
            }

            @main struct LettersApp: App {
                var body: some Scene {
                    DocumentGroup(newDocument: Letter()) { LetterView(document: $0.$document) }
                }
            }
            """, to: "Letters/App.swift")
        try sampan.write(
            """
            tap "Create Document"
            wait 2
            tap "Sign"
            settle
            tap "Back"
            wait 2
            tap "Untitled"
            wait 2
            """, to: "letters.txt")
        let run = try sampan("run", "Letters", "--host", "headless", "--script", "letters.txt")
        #expect(run.succeeded, "\(run.text)")
        for line in ["opened: Untitled.txt Dear Lan", "opened: Untitled.txt Dear Lan, Mai"] {
            #expect(run.text.contains("\(line)\n"), "\(line): \(run.text)")
        }
    }
}
