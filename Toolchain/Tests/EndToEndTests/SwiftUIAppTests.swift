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
            """, to: "drinks.txt")
        let run = try sampan("run", "Drinks", "--host", "headless", "--script", "drinks.txt")
        #expect(run.succeeded, "\(run.text)")
        for line in ["knows the inset: true", "shown: Lemonade", "count: 3", "shown: Juice"] {
            #expect(run.text.contains("\(line)\n"), "\(line): \(run.text)")
        }
    }
}
