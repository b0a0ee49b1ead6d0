#if !canImport(Darwin)
    import Foundation

    extension CATransform3D {
        /// This transform followed by another.
        func concatenating(_ next: CATransform3D) -> CATransform3D {
            let (left, right) = (rows, next.rows)
            func row(_ index: Int) -> Row {
                let factors = left[index]
                let upper = factors[0] * right[0] + factors[1] * right[1]
                return upper + factors[2] * right[2] + factors[3] * right[3]
            }
            return CATransform3D(rows: row(0), row(1), row(2), row(3))
        }

        /// The inverse; the transform itself where it has none.
        ///
        /// Gauss-Jordan elimination with the largest element of a column as its pivot.
        func inverted() -> CATransform3D {
            var left = rows
            var right = Self.identity.rows
            for column in 0..<4 {
                var pivot = column
                for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
                let divisor = left[pivot][column]
                guard divisor != 0, divisor.isFinite else { return self }
                left.swapAt(column, pivot)
                right.swapAt(column, pivot)
                left[column] /= divisor
                right[column] /= divisor
                for row in 0..<4 where row != column {
                    let factor = left[row][column]
                    left[row] -= factor * left[column]
                    right[row] -= factor * right[column]
                }
            }
            return CATransform3D(rows: right[0], right[1], right[2], right[3])
        }
    }
#endif
